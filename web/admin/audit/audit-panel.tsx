import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listAudit } from '../../../contract/audit.ts'
import { call } from '../../platform/api.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTurner } from '../page-turner.tsx'
import { SearchBox } from '../search-box.tsx'
import { Loaded, SectionFrame } from '../section-frame.tsx'
import { useAddress } from '../use-address.ts'
import { useAdminText } from '../use-admin-text.ts'
import { AuditRow } from './audit-row.tsx'

const PAGE_SIZE = 50

/** Who changed what, when. Nobody can edit it. */
export function AuditPanel() {
  const say = useAdminText()
  const { search, page, filter, turnTo } = useAddress()
  const query = useQuery({
    queryKey: ['admin', 'audit', search, page],
    queryFn: ({ signal }) =>
      call(listAudit, { querystring: { search: search || undefined, page, pageSize: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <SectionFrame title={say('section.audit')}>
      <SearchBox
        label={say('audit.search')}
        placeholder={say('audit.search')}
        value={search}
        onSearch={(text) => filter({ search: text })}
      />
      <Loaded query={query} loadingText={say('audit.loading')}>
        {({ records, total, pages }) =>
          records.length === 0 ? (
            search !== '' ? (
              <EmptyState title={say('audit.empty')} />
            ) : (
              <EmptyState
                title={say('audit.nothingYet')}
                description={say('audit.nothingYetText')}
                action={
                  <Link to="/admin?tab=settings" className={buttonClass()}>
                    {say('section.settings')}
                  </Link>
                }
              />
            )
          ) : (
            <>
              <Card className="p-0!">
                <ul className="divide-y divide-line/60">
                  {records.map((record) => (
                    <AuditRow key={record.id} record={record} />
                  ))}
                </ul>
              </Card>
              <PageTurner
                {...{ page, pages, total, pageSize: PAGE_SIZE, showing: 'audit.showing', onTurn: turnTo }}
              />
            </>
          )
        }
      </Loaded>
    </SectionFrame>
  )
}
