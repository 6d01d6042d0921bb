import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageMenu } from '../i18n/language-menu.tsx'
import { Button } from '../ui/button.tsx'
import { Menu, X } from '../ui/icons.ts'
import { Brand } from './brand.tsx'
import { NavigationLinks } from './navigation-links.tsx'

/** The shared header. On small screens the links lie in a menu that closes on choice and on Escape. */
export function Header() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    toggle.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from anywhere inside.
    <header
      onKeyDown={handleKey}
      className="relative z-20 border-b border-line/40 pt-[env(safe-area-inset-top)]"
    >
      <div className="mx-auto flex min-h-14 w-full max-w-[78rem] items-center gap-2 px-gutter">
        <Brand className="me-auto" />
        <nav aria-label={t('nav.label')} className="max-xl:hidden">
          <NavigationLinks className="flex gap-1" />
        </nav>
        {/* Beside the name of the festival a small phone has room for the globe alone. */}
        <div className="max-[23.5rem]:[&_button_span]:hidden">
          <LanguageMenu />
        </div>
        <Button
          ref={toggle}
          variant="ghost"
          isIconOnly
          className="xl:hidden"
          aria-expanded={isOpen}
          aria-controls="festival-menu"
          aria-label={t(isOpen ? 'nav.closeMenu' : 'nav.openMenu')}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
        </Button>
      </div>
      <nav
        id="festival-menu"
        hidden={!isOpen}
        aria-label={t('nav.label')}
        className="absolute inset-x-0 top-full animate-enter border-b border-line bg-surface-2 p-3 xl:hidden"
      >
        <NavigationLinks className="grid gap-1" onChoose={() => setIsOpen(false)} />
      </nav>
    </header>
  )
}
