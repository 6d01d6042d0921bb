import './keyboard.css'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SimpleKeyboard as Keyboard } from 'simple-keyboard'
import { useLanguage } from '../../i18n/use-language.ts'
import { useKioskText } from '../../stations/kiosk-texts.ts'
import { Button } from '../../ui/button.tsx'
import { ChevronDown } from '../../ui/icons.ts'
import { keysOf } from './key-layouts.ts'
import { choicesOf, choose, type PinyinTable } from './pinyin.ts'
import { finished, type Typed, typed, typeKey } from './typing.ts'

export interface OnScreenKeyboardProps {
  value: string
  /** Characters that the field takes. */
  maxLength: number
  /** Questions to pick from while nothing is typed. */
  suggestions: readonly string[]
  onChange: (text: string) => void
  onSend: (text: string) => void
  onClose: () => void
}

type Layer = 'letters' | 'shifted' | 'numbers'

/** The keys of a kiosk, below the field that they write into: Latin, kana from romaji, Han characters from pinyin, hangul. */
export function OnScreenKeyboard(props: OnScreenKeyboardProps) {
  const { value, maxLength, suggestions, onChange, onSend, onClose } = props
  const { t } = useTranslation()
  const text = useKioskText()
  const { language } = useLanguage()
  const [layer, setLayer] = useState<Layer>('letters')
  const [last, setLast] = useState<Typed>(typed(value, language))
  // What was spoken, or typed on real keys, is typed on from there.
  const current = last.text === value ? last : typed(value, language)
  const table = usePinyin(language === 'zh')
  const choice = table && choicesOf(value, table)

  function write(next: Typed): void {
    if (next.text.length > maxLength) return
    setLast(next)
    onChange(next.text)
  }

  function press(key: string): void {
    if (key === '{send}') onSend(finished(current, language))
    else if (key === '{shift}') setLayer(layer === 'shifted' ? 'letters' : 'shifted')
    else if (key === '{numbers}' || key === '{letters}') setLayer(key === '{numbers}' ? 'numbers' : 'letters')
    else {
      if (layer === 'shifted') setLayer('letters')
      write(typeKey(current, key === '{space}' ? ' ' : key, language))
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form where there is none.
    <div role="group" aria-label={text?.('keyboard.label')} className="keyboard" data-layer={layer}>
      <div className="keyboard-choices">
        <ul>
          {choice?.characters.map((character) => (
            <li key={character}>
              <button
                type="button"
                className="keyboard-choice"
                onClick={() => write(typed(choose(value, choice, character), language))}
              >
                {character}
              </button>
            </li>
          ))}
          {value === '' &&
            suggestions.map((question) => (
              <li key={question}>
                <button type="button" className="keyboard-choice" onClick={() => onSend(question)}>
                  {question}
                </button>
              </li>
            ))}
        </ul>
        <Button isIconOnly variant="ghost" aria-label={text?.('keyboard.hide')} onClick={onClose}>
          <ChevronDown aria-hidden />
        </Button>
      </div>
      {text !== undefined && (
        <Keys
          language={language}
          layer={layer}
          names={{
            '{bksp}': text('keyboard.delete'),
            '{shift}': text('keyboard.shift'),
            '{space}': text('keyboard.space'),
            // Who speaks to a screen says what they see.
            '{numbers}': `${signs['{numbers}']} ${text('keyboard.numbers')}`,
            '{letters}': `${signs['{letters}']} ${text('keyboard.letters')}`,
            '{send}': t('guide.ask.send'),
          }}
          onPress={press}
        />
      )}
    </div>
  )
}

const signs = {
  '{bksp}': '⌫',
  '{shift}': '⇧',
  '{space}': ' ',
  '{numbers}': '123',
  '{letters}': 'ABC',
  '{send}': '➤',
}

interface KeysProps {
  language: Parameters<typeof keysOf>[0]
  layer: Layer
  names: Record<string, string>
  onPress: (key: string) => void
}

/** The keys themselves, drawn and watched by simple-keyboard. */
function Keys({ language, layer, names, onPress }: KeysProps) {
  const place = useRef<HTMLDivElement>(null)
  const keyboard = useRef<Keyboard>(undefined)
  const handlePress = useEffectEvent(onPress)
  const spoken = JSON.stringify(names)
  useEffect(() => {
    if (place.current === null) return
    keyboard.current = new Keyboard(place.current, {
      layout: keysOf(language),
      layoutName: 'letters',
      theme: 'keys',
      display: signs,
      mergeDisplay: false,
      useButtonTag: true,
      disableButtonHold: true,
      // The field keeps its cursor.
      preventMouseDownDefault: true,
      physicalKeyboardHighlight: false,
      buttonAttributes: Object.entries(JSON.parse(spoken) as Record<string, string>).map(([key, name]) => ({
        attribute: 'aria-label',
        value: name,
        buttons: key,
      })),
      onKeyPress: (key) => handlePress(key),
    })
    return () => keyboard.current?.destroy()
  }, [language, spoken])
  useEffect(() => {
    keyboard.current?.setOptions({ layoutName: layer })
  }, [layer])
  return <div ref={place} className="on-screen-keys" />
}

/** The characters of all syllables, loaded when Chinese is typed. */
function usePinyin(isWanted: boolean): PinyinTable | undefined {
  const [table, setTable] = useState<PinyinTable>()
  useEffect(() => {
    if (!isWanted) return
    void import('simple-keyboard-layouts/build/layouts/chinese').then(({ default: layout }) => {
      // Its types know the keys alone.
      const { layoutCandidates } = layout as { layoutCandidates?: PinyinTable }
      setTable(layoutCandidates)
    })
  }, [isWanted])
  return isWanted ? table : undefined
}
