import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Check, Copy } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'

/** A secret, the only time that it is shown. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const say = useAdminText()
  const [isCopied, setCopied] = useState(false)
  const Icon = isCopied ? Check : Copy
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say('secret.title')}
      description={say('secret.text')}
      closeLabel={say('do.close')}
    >
      <code
        className="block select-all break-all rounded-control border border-line bg-surface p-4 font-mono text-sm text-hi"
        data-testid="secret"
      >
        {secret}
      </code>
      <footer className="mt-5 flex flex-wrap justify-end gap-3">
        <Button
          onClick={() => void navigator.clipboard?.writeText(secret).then(() => setCopied(true))}
          aria-live="polite"
        >
          <Icon aria-hidden className="size-5" />
          {say(isCopied ? 'secret.copied' : 'secret.copy')}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {say('secret.done')}
        </Button>
      </footer>
    </Dialog>
  )
}
