import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { confirmErasure, denyErasure } from '../../contract/erasures.ts'
import { call } from '../platform/api.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { usePrivacyText } from './privacy-texts.ts'
import type { PairingSource } from './use-pairing-code.ts'

/**
 * After a tap of somebody whose data shall be deleted: was it them who asked for it? A phone is no proof of that, the
 * band is. It asks twice, and a result that nobody touches goes as every other.
 */
export function ErasureQuestion({ source }: { source: PairingSource }) {
  const text = usePrivacyText()
  const [isSure, setIsSure] = useState(false)
  const confirm = useMutation({ mutationFn: () => call(confirmErasure, { body: source }), retry: false })
  const deny = useMutation({ mutationFn: () => call(denyErasure, { body: source }), retry: false })
  const isPending = confirm.isPending || deny.isPending
  if (text === undefined) return null
  const said = confirm.isSuccess
    ? text('station.deleted')
    : deny.isSuccess
      ? text('station.denied')
      : (confirm.isError || deny.isError) && text('station.failed')
  return (
    <Card
      tone="raised"
      className="grid w-full max-w-xl content-center text-hi kiosk:max-w-none kiosk-landscape:col-start-2! kiosk-landscape:row-span-4 kiosk-landscape:row-start-1 kiosk-landscape:max-w-[22rem]"
    >
      <div className="grid justify-items-center gap-4 text-center">
        {said ? (
          <p
            role="status"
            className="text-lg font-semibold text-balance kiosk:text-2xl kiosk-landscape:text-xl"
          >
            {said}
          </p>
        ) : (
          <>
            <p className="text-xl font-extrabold leading-tight text-balance kiosk:text-3xl kiosk-landscape:text-2xl">
              {text('station.title')}
            </p>
            <p className="text-balance kiosk:text-xl kiosk-landscape:text-base">
              {text(isSure ? 'station.sure' : 'station.text')}
            </p>
            <div className="grid w-full gap-3">
              <Button
                key={isSure ? 'sure' : 'asked'}
                variant="danger"
                size="lg"
                isPending={confirm.isPending}
                disabled={deny.isPending}
                onClick={() => (isSure ? confirm.mutate() : setIsSure(true))}
              >
                {text(isSure ? 'station.sureDelete' : 'station.delete')}
              </Button>
              <Button
                size="lg"
                isPending={deny.isPending}
                disabled={isPending}
                onClick={() => (isSure ? setIsSure(false) : deny.mutate())}
              >
                {text(isSure ? 'station.back' : 'station.notMe')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
