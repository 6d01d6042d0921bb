import './training-banner.css'
import { useLayoutEffect } from 'react'
import { useStationText } from './texts.ts'

/** On every page of a station in training: everything works here, and nothing counts. */
export function TrainingBanner() {
  const text = useStationText()
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.training = ''
    return () => {
      delete dataset.training
    }
  }, [])
  return (
    <aside className="training-banner">
      <p>
        <strong>{text?.('training.title')}</strong> {text?.('training.text')}
      </p>
    </aside>
  )
}
