import { useState } from 'react'
import type { PretixSource } from '../../../contract/pretix.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Check, Copy } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'

/** What pretix is told, so that it calls when an order changes. */
export function PretixHookDialog({ source, onClose }: { source: PretixSource; onClose: () => void }) {
  const say = useAdminText()
  const [isCopied, setCopied] = useState(false)
  const Icon = isCopied ? Check : Copy
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say('pretix.hookTitle')}
      description={say('pretix.hookText')}
      closeLabel={say('do.close')}
    >
      <code className="block select-all break-all rounded-control border border-line bg-surface p-4 font-mono text-sm text-hi">
        {source.hookUrl}
      </code>
      <footer className="mt-5 flex flex-wrap justify-end gap-3">
        <Button
          onClick={() => void navigator.clipboard?.writeText(source.hookUrl).then(() => setCopied(true))}
          aria-live="polite"
        >
          <Icon aria-hidden className="size-5" />
          {say(isCopied ? 'secret.copied' : 'secret.copy')}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {say('do.close')}
        </Button>
      </footer>
    </Dialog>
  )
}
