import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { PHOTO_WORDING } from '../../contract/consents.ts'
import { type Emotion, GIFT_AURA } from '../../contract/gift-aura.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { takeStill } from '../platform/camera-still.ts'
import { logWarning } from '../platform/log.ts'
import { randomId } from '../platform/random-id.ts'
import { isCounted, isFinal } from '../platform/tap-answer.ts'
import { type Camera, useCamera } from '../platform/use-camera.ts'
import { useMachine } from '../platform/use-machine.ts'
import { useSurface } from '../platform/use-surface.ts'
import { useTapOutbox } from '../platform/use-tap-outbox.ts'
import { playEarcon } from '../ui/earcons.ts'
import { boothSettings } from './booth-settings.ts'
import {
  type BoothEvent,
  type BoothStage,
  closedBooth,
  isPhoto,
  needsCamera,
  type Offer,
  type PhotoBooth,
  photoBooth,
} from './photo-booth.ts'
import { sendPhoto } from './send-photo.ts'
import type { Who } from './use-visitor.ts'

const SECOND = 1_000

/** The booth of one visitor with its camera, its clock, its sounds and the way to the server. */
export function usePhotoBooth(who: Who) {
  const [settings] = useState(boothSettings)
  const [booth, send, read] = useMachine<PhotoBooth, BoothEvent>(photoBooth, closedBooth)
  const { camera, retry } = useCamera(needsCamera(booth.stage))
  const video = useRef<HTMLVideoElement>(null)
  const outbox = useTapOutbox()
  const { language } = useLanguage()
  const isTall = useSurface() === 'kiosk-portrait'
  const agreedIn = useRef(language)

  // Every way into a stage passes here, so that what belongs to it happens once.
  function act(event: BoothEvent): void {
    if (event.type === 'consented') agreedIn.current = language
    const before = read().stage
    const { stage } = send(event)
    if (stage === before) return
    soundOf(stage)
    if (stage.kind === 'capturing') void shoot()
    if (stage.kind === 'processing') void deliver(stage.offer)
  }

  async function shoot(): Promise<void> {
    try {
      const consentTo = { version: PHOTO_WORDING, language: agreedIn.current }
      const offer = offerOf(who, { consent: true, consentTo }, await freeze(video.current, isTall))
      act({ type: 'captured', offer, hasReview: settings.reviewSeconds > 0 })
    } catch (failure) {
      logWarning('The photo was not taken', failure)
      act({ type: 'notCaptured', failure })
    }
  }

  async function deliver(offer: Offer): Promise<void> {
    try {
      act(isPhoto(offer) ? { type: 'accepted', answer: await sendPhoto(offer) } : await keepAndSend(offer))
    } catch (failure) {
      act({ type: 'failed', failure, isFinal: isFinal(failure) })
    }
  }

  // A picked vibe is a tap like any other: it is written down before it is sent.
  async function keepAndSend({ body, insteadOf }: Offer): Promise<BoothEvent> {
    const outcome = await outbox.tap(body, insteadOf?.key)
    switch (outcome.kind) {
      case 'accepted':
        return { type: 'accepted', answer: outcome.answer }
      case 'kept':
        return { type: 'kept', kept: outcome }
      case 'refused':
        if (insteadOf && isCounted(outcome.failure)) return { type: 'photoArrived' }
        return { type: 'failed', failure: outcome.failure, isFinal: true }
    }
  }

  useReadiness(camera, act)
  useClock(booth.stage, settings.reviewSeconds, act)
  return {
    ...booth,
    camera,
    video,
    settings,
    act,
    retryCamera: retry,
    press: () => act({ type: 'pressed', countdown: settings.countdownSeconds }),
    pick: (chosenEmotion: Emotion) => act({ type: 'picked', offer: offerOf(who, { chosenEmotion }) }),
  }
}

/** Everything that a stage of the booth shows and does. */
export type Booth = ReturnType<typeof usePhotoBooth>

// The picture stands still at once: that is the moment people will see.
async function freeze(video: HTMLVideoElement | null, isTall: boolean): Promise<string> {
  if (video === null) throw new Error('The camera shows nothing')
  video.pause()
  try {
    return await takeStill(video, isTall)
  } catch (failure) {
    void video.play()
    throw failure
  }
}

type Metadata = NonNullable<Offer['body']['metadata']>

function offerOf(who: Who, metadata: Metadata, imageData?: string): Offer {
  const image = imageData === undefined ? {} : { imageData }
  return { key: randomId(), body: { installationId: GIFT_AURA, metadata, ...who, ...image } }
}

type Act = (event: BoothEvent) => void

/** A camera that is not open shows nothing; that an open one does, its picture tells (camera-stage.tsx). */
function useReadiness(camera: Camera, act: Act): void {
  const handleLoss = useEffectEvent(() => act({ type: 'camera', isReady: false }))
  const isOpen = camera.kind === 'open'
  useEffect(() => {
    if (!isOpen) handleLoss()
  }, [isOpen])
}

/** Counts the seconds before the photo, and those in which it can be taken back. */
function useClock(stage: BoothStage, reviewSeconds: number, act: Act): void {
  const handleTime = useEffectEvent((event: BoothEvent) => act(event))
  useEffect(() => {
    if (stage.kind !== 'counting' && stage.kind !== 'reviewing') return
    const isCounting = stage.kind === 'counting'
    const timer = setTimeout(
      () => handleTime({ type: isCounting ? 'tick' : 'confirmed' }),
      isCounting ? SECOND : reviewSeconds * SECOND,
    )
    return () => clearTimeout(timer)
  }, [stage, reviewSeconds])
}

function soundOf(stage: BoothStage): void {
  if (stage.kind === 'counting') playEarcon(stage.left === 1 ? 'last-tick' : 'tick')
  if (stage.kind === 'capturing') playEarcon('shutter')
  if (stage.kind === 'success') {
    playEarcon(stage.answer.interaction.pointsAwarded > 0 ? 'points' : 'accept')
  }
  if (stage.kind === 'kept') playEarcon('accept')
  if ((stage.kind === 'framing' || stage.kind === 'picking') && stage.trouble) playEarcon('reject')
}
