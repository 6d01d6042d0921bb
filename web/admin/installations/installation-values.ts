import type { AdminInstallation } from '../../../contract/admin-installations.ts'
import { numberFromText } from '../../ui/number-field.tsx'
import { hoursOf, textOfHours } from './hours-text.ts'

/** What stands in the form of an installation, as typed. */
export interface InstallationValues {
  name: string
  type: string
  location: string
  pointValue: string
  /** In minutes; the field has the contract's name, so that an error of it stands beside it. */
  cooldownSeconds: string
  maxPerEventDay: string
  openingHours: string
  tapPolicy: string
}

/** The form of an installation. */
export function valuesOf(saved: AdminInstallation): InstallationValues {
  return {
    name: saved.name,
    type: saved.type,
    location: saved.location ?? '',
    pointValue: String(saved.pointValue),
    cooldownSeconds: minutesOf(saved.cooldownSeconds),
    maxPerEventDay: String(saved.maxPerEventDay),
    openingHours: textOfHours(saved.openingHours),
    tapPolicy: saved.tapPolicy,
  }
}

/** A new one has the rules of the entrance; in a demo trying out is fun (points.md). */
export function newInstallation(isDemo: boolean): InstallationValues {
  return {
    name: '',
    type: '',
    location: '',
    pointValue: '',
    cooldownSeconds: isDemo ? '0' : '30',
    maxPerEventDay: isDemo ? '0' : '8',
    openingHours: '',
    tapPolicy: isDemo ? 'open' : 'station',
  }
}

/** What the contract wants. */
export function draftOf(values: InstallationValues) {
  return {
    name: values.name,
    type: values.type,
    location: values.location.trim() || null,
    pointValue: numberFromText(values.pointValue),
    cooldownSeconds: secondsOf(values.cooldownSeconds),
    maxPerEventDay: numberFromText(values.maxPerEventDay),
    openingHours: hoursOf(values.openingHours),
    tapPolicy: values.tapPolicy,
  }
}

/** Seconds as minutes that can be typed: `1800` is `30`, `45` is `0.75`. */
export function minutesOf(seconds: number): string {
  return String(Math.round((seconds / 60) * 100) / 100)
}

function secondsOf(minutes: string): number | undefined {
  const text = minutes.trim().replace(',', '.')
  return /^\d{1,5}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 60) : undefined
}
