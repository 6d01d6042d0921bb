import { useTranslation } from 'react-i18next'
import type { StatementLine } from '../../contract/profile.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { StatementRow } from './statement-row.tsx'

interface StatementProps {
  lines: readonly StatementLine[]
  hasMore: boolean
  isFetchingMore: boolean
  onMore(): void
}

/** What counted, what did not and why, newest first. */
export function Statement({ lines, hasMore, isFetchingMore, onMore }: StatementProps) {
  const { t } = useTranslation()
  return (
    <section className="grid gap-3">
      <h2 id="statement" className="text-xl">
        {t('profile.statement.title')}
      </h2>
      <Card className="p-0!">
        {lines.length === 0 ? (
          <p className="p-5 text-mid">{t('profile.statement.empty')}</p>
        ) : (
          <ol aria-labelledby="statement" className="divide-y divide-line/50">
            {lines.map((line) => (
              <StatementRow key={line.id} line={line} />
            ))}
          </ol>
        )}
      </Card>
      {hasMore && (
        <Button className="justify-self-center" isPending={isFetchingMore} onClick={onMore}>
          {t('profile.statement.more')}
        </Button>
      )}
    </section>
  )
}
