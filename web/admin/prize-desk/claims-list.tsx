import { ClaimState, type PrizeClaim } from '../../../contract/prize-claims.ts'
import { Card } from '../../ui/card.tsx'
import { PageTurner } from '../page-turner.tsx'
import { SearchBox } from '../search-box.tsx'
import { Loaded } from '../section-frame.tsx'
import { SelectField } from '../select-field.tsx'
import { useAddress } from '../use-address.ts'
import { useAdminText } from '../use-admin-text.ts'
import { ClaimRow } from './claim-row.tsx'
import { ExportClaims } from './export-claims.tsx'
import { CLAIMS_PAGE_SIZE, usePrizeClaims } from './use-prize-desk.ts'

/** What went over the desk lately, at every desk. */
export function ClaimsList({ onReturn }: { onReturn: (claim: PrizeClaim) => void }) {
  const say = useAdminText()
  const address = useAddress()
  const { search, page } = address
  const state = ClaimState.safeParse(address.state).data
  const states = ClaimState.options.map((value) => ({ value, label: say(`prizeDesk.state.${value}`) }))
  return (
    <Card className="grid gap-3">
      <header className="flex items-center justify-between gap-3">
        <h3 className="text-lg">{say('prizeDesk.latest')}</h3>
        <ExportClaims />
      </header>
      <div className="grid gap-2 sm:max-xl:grid-cols-[minmax(0,1fr)_auto]">
        <SearchBox
          label={say('prizeDesk.searchClaims')}
          placeholder={say('prizeDesk.searchClaims')}
          value={search}
          onSearch={(text) => address.filter({ search: text })}
        />
        <SelectField
          label={say('prizeDesk.states')}
          isLabelHidden
          value={state ?? ''}
          options={[{ value: '', label: say('prizeDesk.allStates') }, ...states]}
          onChange={(event) => address.filter({ state: event.target.value })}
        />
      </div>
      <Loaded query={usePrizeClaims({ search, state, page })} loadingText={say('prizeDesk.claimsLoading')}>
        {({ claims, total, pages }) => (
          <>
            {claims.length === 0 && <p className="text-mid">{say('prizeDesk.noClaims')}</p>}
            <ul className="divide-y divide-line/60">
              {claims.map((claim) => (
                <ClaimRow key={claim.id} claim={claim} onReturn={() => onReturn(claim)} />
              ))}
            </ul>
            <PageTurner
              {...{ page, pages, total, pageSize: CLAIMS_PAGE_SIZE, showing: 'prizeDesk.showing' }}
              onTurn={address.turnTo}
            />
          </>
        )}
      </Loaded>
    </Card>
  )
}
