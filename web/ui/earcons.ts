import { recall, remember } from '../platform/remembered.ts'
import { type Earcon, earconScores, type Note } from './earcon-scores.ts'

/** As loud as speech, and far below it while somebody speaks. */
const USUAL_VOLUME = 0.65
const DUCKED = 0.3
const HAPTIC_MS = 15

interface Desk {
  context: AudioContext
  master: GainNode
}

let desk: Desk | undefined
let isDucked = false
let volume = USUAL_VOLUME

function openDesk(): Desk | undefined {
  if (typeof AudioContext === 'undefined') return undefined
  if (!desk) {
    const context = new AudioContext()
    const master = context.createGain()
    master.gain.value = loudness()
    master.connect(context.destination)
    desk = { context, master }
  }
  return desk
}

function loudness(): number {
  return volume * (isDucked ? DUCKED : 1)
}

function noise(context: AudioContext, lengthMs: number): AudioBufferSourceNode {
  const frames = Math.ceil((context.sampleRate * lengthMs) / 1000)
  const buffer = context.createBuffer(1, frames, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < frames; index += 1) samples[index] = Math.random() * 2 - 1
  const source = context.createBufferSource()
  source.buffer = buffer
  return source
}

function voice(
  context: AudioContext,
  note: Note,
  wave: OscillatorType,
  from: number,
  to: number,
): OscillatorNode {
  const oscillator = context.createOscillator()
  oscillator.type = wave
  oscillator.frequency.setValueAtTime(note.hertz, from)
  if (note.glideTo) oscillator.frequency.exponentialRampToValueAtTime(note.glideTo, to)
  return oscillator
}

function playNote({ context, master }: Desk, note: Note): void {
  const from = context.currentTime + 0.01 + note.atMs / 1000
  const to = from + note.lengthMs / 1000
  const envelope = context.createGain()
  envelope.gain.setValueAtTime(0.0001, from)
  envelope.gain.exponentialRampToValueAtTime(note.loudness, from + 0.008)
  envelope.gain.exponentialRampToValueAtTime(0.0001, to)
  envelope.connect(master)
  const source =
    note.wave === 'noise' ? noise(context, note.lengthMs) : voice(context, note, note.wave, from, to)
  source.connect(envelope)
  source.start(from)
  source.stop(to)
}

/** A phone in a pocket of the crowd stays silent and gives a short tap instead. */
function isPersonal(): boolean {
  const { surface } = document.documentElement.dataset
  return surface === undefined || surface === 'phone'
}

/** Plays a sign on shared screens; a phone answers in the hand. Muted, or without sound, nothing happens. */
export function playEarcon(earcon: Earcon): void {
  if (isPersonal()) {
    navigator.vibrate?.(HAPTIC_MS)
    return
  }
  const open = isMuted() ? undefined : openDesk()
  if (!open) return
  if (open.context.state === 'suspended') void open.context.resume()
  open.master.gain.value = loudness()
  for (const note of earconScores[earcon]) playNote(open, note)
}

/** Makes room for a voice. */
export function duckEarcons(isSpeaking: boolean): void {
  isDucked = isSpeaking
  desk?.master.gain.setTargetAtTime(loudness(), desk.context.currentTime, 0.05)
}

/** How loud signs are, from 0 to 1; undefined for as loud as usual. */
export function setEarconVolume(wanted: number | undefined): void {
  volume = wanted ?? USUAL_VOLUME
}

export function isMuted(): boolean {
  return recall('muted') === 'true'
}

/** Remembered on this device. */
export function setMuted(isSilent: boolean): void {
  remember('muted', String(isSilent))
}
