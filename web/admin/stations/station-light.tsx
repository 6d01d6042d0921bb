import type { Light } from '../../../contract/admin-stations.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { CircleCheck, OctagonAlert, TriangleAlert } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'

const looks = {
  green: { tone: 'success', Icon: CircleCheck },
  amber: { tone: 'warning', Icon: TriangleAlert },
  red: { tone: 'danger', Icon: OctagonAlert },
} as const satisfies Record<Light, { tone: BadgeTone; Icon: typeof CircleCheck }>

/** The light of a station: colour, shape and words, so that none of them has to be seen. */
export function StationLight({ light, count }: { light: Light; count?: string }) {
  const say = useAdminText()
  const { tone, Icon } = looks[light]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {count === undefined ? say(`stations.light.${light}`) : say(`stations.count.${light}`, { count })}
    </Badge>
  )
}
