import sharp from 'sharp'
import type { Emotion } from '../../contract/gift-aura.ts'
import type { EmotionReader, Reading } from '../../server/providers/emotion/port.ts'

const face = (topEmotion: Emotion): Reading => ({
  outcome: 'one-face',
  topEmotion,
  emotions: [
    { type: topEmotion, confidence: 90 },
    { type: 'CALM', confidence: 10 },
  ],
})

/** Colours that stand for what a photo shows. */
export const photoColours = { happy: '#20d020', sad: '#2020d0', nobody: '#000000', crowd: '#ffffff' }

/** Reads photos as the real reader does, but looks only at their colour: green smiles, blue is sad. */
export const colourReader: EmotionReader = {
  async read(jpeg) {
    const { channels } = await sharp(jpeg).stats()
    const [red, green, blue] = channels.map(({ mean }) => mean > 128)
    if (red && green && blue) return { outcome: 'several-faces' }
    if (green) return face('HAPPY')
    return blue ? face('SAD') : { outcome: 'no-face' }
  },
  close: async () => undefined,
}

/** A photo of one colour, as the booth's page sends it. */
export async function aPhoto(
  colour: keyof typeof photoColours = 'happy',
  { width = 64, height = 48 } = {},
): Promise<string> {
  const canvas = { create: { width, height, channels: 3 as const, background: photoColours[colour] } }
  const jpeg = await sharp(canvas).jpeg().toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}
