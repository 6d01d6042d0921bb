/** What the event looks like in pictures: its colours, its logo and its mascot, or Leon. */
export { type Artwork, brandLine, guideFigure, inColours, isWide } from './artwork.ts'
/** What a JPEG says of itself before anything is decoded. */
export { readJpegHeader } from './jpeg-header.ts'
/** Paints SVG without fonts, and a photo between its layers, as a JPEG. */
export { paintJpeg } from './paint.ts'
/** A thread in which pictures are rendered. */
export { createRenderWorker } from './render-worker.ts'
/** A line of text as SVG shapes, in any of the seven languages, and the way it is drawn. */
export { type TextStyle, textPath } from './text-path.ts'
/** Makes something of a picture that anybody may have written. */
export { fromUpload } from './uploaded-picture.ts'
/** Breaks a text into lines of a width. */
export { wrapText } from './wrap-text.ts'
