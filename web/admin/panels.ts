import { type Part, part } from '../ui/part.ts'
import type { SectionId } from './sections.ts'

/** A section is downloaded when it is opened, or once the first one is there (`SectionsAhead`). */
export const panels: Record<SectionId, Part> = {
  analytics: part(async () => (await import('./analytics/analytics-panel.tsx')).AnalyticsPanel),
  performance: part(async () => (await import('./analytics/performance-panel.tsx')).PerformancePanel),
  bonus: part(async () => (await import('./bonus/bonus-panel.tsx')).BonusPanel),
  desk: part(async () => (await import('./desk/desk-panel.tsx')).DeskPanel),
  people: part(async () => (await import('./people/people-panel.tsx')).PeoplePanel),
  'prize-desk': part(async () => (await import('./prize-desk/prize-desk-panel.tsx')).PrizeDeskPanel),
  installations: part(
    async () => (await import('./installations/installations-panel.tsx')).InstallationsPanel,
  ),
  stations: part(async () => (await import('./stations/stations-panel.tsx')).StationsPanel),
  programme: part(async () => (await import('./programme/programme-panel.tsx')).ProgrammePanel),
  knowledge: part(async () => (await import('./knowledge/knowledge-panel.tsx')).KnowledgePanel),
  names: part(async () => (await import('./names/names-panel.tsx')).NamesPanel),
  preparation: part(async () => (await import('./preparation/preparation-panel.tsx')).PreparationPanel),
  questions: part(async () => (await import('./questions/questions-panel.tsx')).QuestionsPanel),
  prizes: part(async () => (await import('./prizes/prizes-panel.tsx')).PrizesPanel),
  finale: part(async () => (await import('./finale/finale-panel.tsx')).FinalePanel),
  setup: part(async () => (await import('./setup/setup-panel.tsx')).SetupPanel),
  settings: part(async () => (await import('./settings/settings-panel.tsx')).SettingsPanel),
  users: part(async () => (await import('./users/users-panel.tsx')).UsersPanel),
  integrations: part(async () => (await import('./integrations/integrations-panel.tsx')).IntegrationsPanel),
  backups: part(async () => (await import('./backups/backups-panel.tsx')).BackupsPanel),
  exports: part(async () => (await import('./exports/exports-panel.tsx')).ExportsPanel),
  report: part(async () => (await import('./report/report-panel.tsx')).ReportPanel),
  audit: part(async () => (await import('./audit/audit-panel.tsx')).AuditPanel),
}
