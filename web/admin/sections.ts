import type { LucideIcon } from 'lucide-react'
import { type Holder, may, type Permission } from '../../contract/roles.ts'
import {
  CalendarClock,
  CalendarDays,
  ChartNoAxesColumn,
  CircleHelp,
  Clock,
  DatabaseBackup,
  Download,
  Gift,
  Globe,
  GraduationCap,
  IdCard,
  ListChecks,
  MapPin,
  Nfc,
  PackageCheck,
  Printer,
  Settings,
  Share2,
  Snowflake,
  TabletSmartphone,
  TrendingUp,
  Trophy,
  Users,
} from '../ui/icons.ts'

/** A section of the dashboard. */
export type SectionId =
  | 'analytics'
  | 'performance'
  | 'bonus'
  | 'desk'
  | 'people'
  | 'prize-desk'
  | 'installations'
  | 'stations'
  | 'programme'
  | 'knowledge'
  | 'names'
  | 'preparation'
  | 'questions'
  | 'prizes'
  | 'finale'
  | 'setup'
  | 'settings'
  | 'users'
  | 'integrations'
  | 'backups'
  | 'exports'
  | 'report'
  | 'audit'

interface Section {
  id: SectionId
  permission: Permission
  icon: LucideIcon
}

/** In the order of the rail; what somebody may not do does not exist for them. */
const sections: readonly Section[] = [
  { id: 'analytics', permission: 'analytics:read', icon: ChartNoAxesColumn },
  { id: 'performance', permission: 'performance:read', icon: TrendingUp },
  { id: 'desk', permission: 'attendees:manage', icon: Nfc },
  { id: 'people', permission: 'attendees:manage', icon: IdCard },
  { id: 'prize-desk', permission: 'prizes:hand-over', icon: PackageCheck },
  { id: 'bonus', permission: 'bonus:award', icon: Gift },
  { id: 'installations', permission: 'installations:manage', icon: MapPin },
  { id: 'stations', permission: 'stations:read', icon: TabletSmartphone },
  { id: 'programme', permission: 'knowledge:manage', icon: CalendarClock },
  { id: 'knowledge', permission: 'knowledge:manage', icon: CalendarDays },
  { id: 'names', permission: 'knowledge:manage', icon: Globe },
  { id: 'preparation', permission: 'knowledge:manage', icon: GraduationCap },
  { id: 'questions', permission: 'questions:read', icon: CircleHelp },
  { id: 'prizes', permission: 'prize-tiers:manage', icon: Trophy },
  { id: 'finale', permission: 'finale:manage', icon: Snowflake },
  { id: 'setup', permission: 'event:manage', icon: ListChecks },
  { id: 'settings', permission: 'event:manage', icon: Settings },
  { id: 'users', permission: 'users:manage', icon: Users },
  { id: 'integrations', permission: 'integrations:manage', icon: Share2 },
  { id: 'backups', permission: 'backups:read', icon: DatabaseBackup },
  { id: 'exports', permission: 'exports:read', icon: Download },
  { id: 'report', permission: 'exports:read', icon: Printer },
  { id: 'audit', permission: 'audit:read', icon: Clock },
]

/** The sections of whoever has a role. */
export function sectionsFor(user: Holder): readonly Section[] {
  return sections.filter(({ permission }) => may(user, permission))
}

/** The section of an address: an unknown or forbidden one is the first that the user may see. */
export function sectionAt(tab: string | null, user: Holder): SectionId {
  const mine = sectionsFor(user)
  return (mine.find(({ id }) => id === tab) ?? mine[0])?.id ?? 'analytics'
}
