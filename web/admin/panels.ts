import { type ComponentType, lazy } from 'react'
import type { SectionId } from './sections.ts'

// A section is downloaded when it is opened.
export const panels: Record<SectionId, ComponentType> = {
  analytics: lazy(async () => ({
    default: (await import('../analytics/analytics-panel.tsx')).AnalyticsPanel,
  })),
  performance: lazy(async () => ({
    default: (await import('../analytics/performance-panel.tsx')).PerformancePanel,
  })),
  bonus: lazy(async () => ({ default: (await import('./bonus/bonus-panel.tsx')).BonusPanel })),
  desk: lazy(async () => ({ default: (await import('./desk/desk-panel.tsx')).DeskPanel })),
  'prize-desk': lazy(async () => ({
    default: (await import('./prize-desk/prize-desk-panel.tsx')).PrizeDeskPanel,
  })),
  installations: lazy(async () => ({
    default: (await import('./installations/installations-panel.tsx')).InstallationsPanel,
  })),
  knowledge: lazy(async () => ({
    default: (await import('./knowledge/knowledge-panel.tsx')).KnowledgePanel,
  })),
  questions: lazy(async () => ({
    default: (await import('./questions/questions-panel.tsx')).QuestionsPanel,
  })),
  prizes: lazy(async () => ({ default: (await import('./prizes/prizes-panel.tsx')).PrizesPanel })),
  finale: lazy(async () => ({ default: (await import('./finale/finale-panel.tsx')).FinalePanel })),
  users: lazy(async () => ({ default: (await import('../staff/users-panel.tsx')).UsersPanel })),
  audit: lazy(async () => ({ default: (await import('./audit/audit-panel.tsx')).AuditPanel })),
}
