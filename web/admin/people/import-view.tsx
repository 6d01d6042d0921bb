import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Download, Upload } from '../../ui/icons.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { ImportHistory } from './import-history.tsx'
import { ImportReview } from './import-review.tsx'
import { savePeopleTemplate } from './template.ts'
import { type PeopleImport, usePeopleImport } from './use-people-import.ts'

/** A file of people: chosen or dropped here, looked through, then imported; below it what came in before. */
export function ImportView() {
  const say = useAdminText()
  const importing = usePeopleImport()
  const { chosen, report, isChecking } = importing
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FilePlace importing={importing} />
      {isChecking && (
        <p role="status" className="flex items-center gap-2 text-mid">
          <Spinner />
          {say('import.checking')}
        </p>
      )}
      {chosen && report && (
        <ImportReview key={chosen.file.name} {...{ importing, report, isOld: isChecking }} />
      )}
      {!chosen && <ImportHistory />}
    </div>
  )
}

function FilePlace({ importing: { chosen, choose } }: { importing: PeopleImport }) {
  const say = useAdminText()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drag = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isInside)
  }
  return (
    <Card
      className={classNames('grid gap-3 border-dashed!', isOver && 'border-accent!')}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        const file = event.dataTransfer.files[0]
        if (file) choose(file)
      }}
    >
      <p className="max-w-prose text-mid">{say('people.intro')}</p>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        aria-label={say('people.choose')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file, changed outside, can be chosen again.
          event.target.value = ''
          if (file) choose(file)
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant={chosen ? 'secondary' : 'primary'}
          data-do="new"
          onClick={() => input.current?.click()}
        >
          <Upload aria-hidden className="size-5" />
          <span className="max-w-72 truncate">{chosen?.file.name ?? say('people.choose')}</span>
        </Button>
        <Button variant="ghost" onClick={savePeopleTemplate}>
          <Download aria-hidden className="size-5" />
          {say('people.template')}
        </Button>
      </div>
    </Card>
  )
}
