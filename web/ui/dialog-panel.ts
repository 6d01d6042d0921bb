export const overlayClass = 'fixed inset-0 z-50 animate-fade bg-ink-1000/75'

export const panelClass = [
  'fixed z-50 max-h-[90dvh] overflow-y-auto overscroll-contain border border-line bg-surface-2 p-6 lit-edge animate-sheet',
  'inset-x-0 bottom-0 rounded-t-sheet pb-[max(1.5rem,env(safe-area-inset-bottom))]',
  'sm:inset-0 sm:m-auto sm:h-fit sm:w-[min(32rem,calc(100vw-3rem))] sm:rounded-sheet sm:pb-6',
].join(' ')
