import { Suspense, useState } from 'react'
import type { User } from '../../contract/staff.ts'
import { LanguageMenu } from '../i18n/language-menu.tsx'
import { Brand } from '../shell/brand.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { LogOut, Moon, Smartphone, Sun } from '../ui/icons.ts'
import { part } from '../ui/part.ts'
import { useRoleName } from './role-name.ts'
import { signOut } from './sign-out.ts'
import { useAdminText } from './use-admin-text.ts'

const SessionsDialog = part(async () => (await import('./sessions/sessions-dialog.tsx')).SessionsDialog)

interface AdminHeaderProps {
  user: User
  theme: 'light' | 'dark'
  onToggleTheme: () => void
}

/** Title, who is signed in and as what, and the way out. */
export function AdminHeader({ user, theme, onToggleTheme }: AdminHeaderProps) {
  const say = useAdminText()
  const [isLooking, setLooking] = useState(false)
  return (
    <header className="z-20 border-b border-line/60 bg-page pt-[env(safe-area-inset-top)] md:sticky md:top-0">
      <div className="mx-auto flex min-h-14 max-w-[90rem] flex-wrap items-center gap-x-3 px-4 py-1 md:px-8">
        <Brand className="max-lg:hidden" />
        <PageTitle name={say('admin.title')} className="me-auto text-lg font-bold">
          {say('admin.title')}
        </PageTitle>
        <div className="flex min-w-0 items-center gap-2 text-sm text-mid max-sm:order-last max-sm:w-full max-sm:justify-between">
          <p className="flex min-w-0 items-center gap-2">
            <span className="truncate">{user.email || say('admin.unknownUser')}</span>
            <Badge tone="brand">{useRoleName()(user)}</Badge>
          </p>
          <LanguageMenu />
        </div>
        <div className="flex items-center">
          <Button
            variant="ghost"
            isIconOnly
            aria-label={say(theme === 'light' ? 'admin.dark' : 'admin.light')}
            onClick={onToggleTheme}
          >
            {theme === 'light' ? (
              <Moon aria-hidden className="size-5" />
            ) : (
              <Sun aria-hidden className="size-5" />
            )}
          </Button>
          <Button
            variant="ghost"
            isIconOnly
            aria-label={say('sessions.own')}
            onClick={() => setLooking(true)}
          >
            <Smartphone aria-hidden className="size-5" />
          </Button>
          <Button variant="ghost" onClick={signOut}>
            <LogOut aria-hidden className="size-5" />
            <span className="max-sm:sr-only">{say('admin.logout')}</span>
          </Button>
        </div>
      </div>
      {isLooking && (
        <Suspense>
          <SessionsDialog title={say('sessions.own')} onClose={() => setLooking(false)} />
        </Suspense>
      )}
    </header>
  )
}
