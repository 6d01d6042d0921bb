import './report.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getReport } from '../../../contract/report.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Printer } from '../../ui/icons.ts'
import { DaysChoice } from '../days-choice.tsx'
import { Loaded, SectionFrame } from '../section-frame.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { ReportSheet } from './report-sheet.tsx'

/** The event in figures on sheets of paper, for those who were not there. */
export function ReportPanel() {
  const say = useAdminText()
  const { language } = useLanguage()
  const [chosen, setChosen] = useState({ from: '', to: '' })
  const { from, to } = chosen
  const query = useQuery({
    queryKey: ['admin', 'report', language, from, to],
    queryFn: ({ signal }) =>
      call(getReport, {
        querystring: { language, from: from || undefined, to: to || undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <SectionFrame
      title={say('section.report')}
      intro={say('report.intro')}
      actions={
        query.data?.figures && (
          <Button variant="primary" onClick={() => print()}>
            <Printer aria-hidden className="size-5" />
            {say('report.print')}
          </Button>
        )
      }
    >
      <Loaded query={query} loadingText={say('report.loading')}>
        {({ days, figures, updatedAt }) => (
          <>
            {days.length > 1 && (
              <div className="max-w-xl">
                <DaysChoice days={days} {...chosen} onChange={setChosen} />
              </div>
            )}
            {figures ? (
              <ReportSheet figures={figures} updatedAt={updatedAt} />
            ) : (
              <EmptyState
                title={say(days.length === 0 ? 'report.empty' : 'report.small')}
                description={say(days.length === 0 ? 'report.emptyText' : 'report.smallText')}
              />
            )}
          </>
        )}
      </Loaded>
    </SectionFrame>
  )
}
