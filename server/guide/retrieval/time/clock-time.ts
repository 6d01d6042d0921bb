import type { Language } from '../../../../contract/languages.ts'
import { vocabularies } from '../vocabulary/index.ts'

/** An hour as it was written; the half of the day only where it was said. */
export type ClockTime = { hour: number; minute: number; half: 'am' | 'pm' | null }

/** Finds a clock time ("9pm", "21 h 30", "晚上9点") and takes its digits out of the text. */
export function clockTimeIn(reading: { text: string; found: boolean }, language: Language): ClockTime | null {
  const { clock, am, pm } = vocabularies[language].time
  for (const pattern of clock) {
    const match = pattern.exec(reading.text)
    const hour = Number(match?.[1])
    if (!match || hour > 24) continue
    const said = match[3] ?? ''
    reading.text = reading.text.replace(match[0], keepPartOfDay(match[0]))
    reading.found = true
    const half = am.test(said) ? 'am' : pm.test(said) ? 'pm' : null
    return { hour, minute: Number(match[2] ?? 0) || 0, half }
  }
  return null
}

// In Chinese, Japanese and Korean the part of the day stands before the hour and is read after it.
function keepPartOfDay(text: string): string {
  return ` ${text.replace(/[\d::.]+(点|時|시|分|분)?/g, ' ').replace(/[a-z]/g, '')} `
}
