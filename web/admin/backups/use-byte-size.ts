import { numberFormat } from '../../../contract/intl.ts'
import { useLanguage } from '../../i18n/use-language.ts'

/** Writes the size of a file as the language of the dashboard does: "12.3 MB". */
export function useByteSize(): (bytes: number) => string {
  const { locale } = useLanguage()
  return (bytes) => {
    const [value, unit] =
      bytes < 1e6
        ? [bytes / 1e3, 'kilobyte']
        : bytes < 1e9
          ? [bytes / 1e6, 'megabyte']
          : [bytes / 1e9, 'gigabyte']
    const format = numberFormat(locale, { style: 'unit', unit: String(unit), maximumFractionDigits: 1 })
    return format.format(Number(value))
  }
}
