import { useState } from 'react'
import { Checkbox } from './checkbox.tsx'
import { GalleryRow, GallerySection } from './gallery-section.tsx'
import { NumberField, numberFromText } from './number-field.tsx'
import { Switch } from './switch.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

export function GalleryFields() {
  const [points, setPoints] = useState('1,500')
  const [isOn, setIsOn] = useState(true)
  const [isChecked, setIsChecked] = useState(true)
  return (
    <GallerySection title="Fields">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Name" placeholder="Main gate" hint="What visitors read." required />
        <TextField label="Type" defaultValue="Photo Booth" error="Use lowercase letters and underscores." />
        <NumberField
          label="Points"
          value={points}
          onChange={setPoints}
          error={numberFromText(points) === undefined ? 'Must be a valid positive number' : undefined}
        />
        <TextField
          label="Search"
          isLabelHidden
          placeholder="Search by title or description..."
          type="search"
        />
        <TextArea label="Description" placeholder="Grows with the text." />
        <TextField label="Disabled" disabled defaultValue="Cannot be changed" />
      </div>
      <GalleryRow>
        <Switch label="Active" isOn={isOn} onChange={setIsOn} />
        <Switch label="Inactive" isOn={!isOn} onChange={(next) => setIsOn(!next)} />
        <Switch label="Disabled" isOn isDisabled onChange={setIsOn} />
        <Switch label="Hidden words" isLabelHidden isOn={isOn} onChange={setIsOn} />
        <Checkbox label="Chosen" checked={isChecked} onChange={setIsChecked} />
        <Checkbox label="Some" checked="mixed" onChange={setIsChecked} />
        <Checkbox
          label="Hidden words"
          isLabelHidden
          checked={!isChecked}
          onChange={(next) => setIsChecked(!next)}
        />
      </GalleryRow>
    </GallerySection>
  )
}
