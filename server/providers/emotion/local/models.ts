import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Tensor3D } from '@tensorflow/tfjs-core'
import { asLargeDetector, type Candidate } from './boxes.ts'
import { fitted, type Picture } from './picture.ts'
import { type FaceApi, openTensorFlow, type TensorFlow } from './tensorflow.ts'

/** Shares of the seven expressions that the model knows; together 1. */
export type Expressions = Record<
  'neutral' | 'happy' | 'sad' | 'angry' | 'fearful' | 'disgusted' | 'surprised',
  number
>

/** Nothing seen yet. */
export const emptyExpressions: Readonly<Expressions> = {
  neutral: 0,
  happy: 0,
  sad: 0,
  angry: 0,
  fearful: 0,
  disgusted: 0,
  surprised: 0,
}

/** A point of a face, in shares of the view. */
export type Point = readonly [x: number, y: number]

/** What the models can be asked. Each takes tens to hundreds of milliseconds of its thread. */
export interface Models {
  /** Slow and thorough; it finds the tilted and the half hidden, and takes a cat for a face. */
  detectThoroughly(picture: Picture): Promise<Candidate[]>
  /** Quick; `size` in pixels is a multiple of 32, larger finds smaller faces. */
  detectQuickly(picture: Picture, size: number, least: number): Promise<Candidate[]>
  /** The 68 landmarks of the face that fills this view. */
  landmarks(view: Picture): Promise<Point[]>
  expressions(view: Picture): Promise<Expressions>
}

/** Below this even the thorough detector means nothing in particular. */
const LEAST_SURE = 0.15

/** The thorough detector scales everything to this many pixels. */
const THOROUGH_SIZE = 512

/** Where the models' detectors and the tensors that they read live. */
interface Engine {
  tf: TensorFlow
  faceApi: FaceApi
}

/** Loads the models that face-api ships; takes a third of a second and some 100 MB. */
export async function loadModels(): Promise<Models> {
  const engine = await openTensorFlow()
  const { nets, SsdMobilenetv1Options, TinyFaceDetectorOptions } = engine.faceApi
  const manifest = createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')
  for (const net of [
    nets.ssdMobilenetv1,
    nets.tinyFaceDetector,
    nets.faceLandmark68Net,
    nets.faceExpressionNet,
  ])
    await net.loadFromDisk(join(dirname(manifest), 'model'))
  const thorough = new SsdMobilenetv1Options({ minConfidence: LEAST_SURE, maxResults: 20 })
  return {
    detectThoroughly: (picture) => detect(engine, picture, THOROUGH_SIZE, thorough),
    async detectQuickly(picture, size, least) {
      const options = new TinyFaceDetectorOptions({ inputSize: size, scoreThreshold: least })
      const found = await detect(engine, picture, size, options)
      return found.map(({ box, sureness }) => ({ box: asLargeDetector(box), sureness }))
    },
    landmarks: (view) =>
      withTensor(engine, view, async (tensor) => {
        const { positions } = await nets.faceLandmark68Net.detectLandmarks(tensor)
        return positions.map(({ x, y }) => [x / view.width, y / view.height] as const)
      }),
    expressions: (view) =>
      withTensor(engine, view, async (tensor) => {
        const expressions = await nets.faceExpressionNet.predictExpressions(tensor)
        return { ...expressions } as Expressions
      }),
  }
}

async function detect(engine: Engine, picture: Picture, size: number, options: object): Promise<Candidate[]> {
  const small = await fitted(picture, size)
  const scale = picture.width / small.width
  const found = await withTensor(engine, small, (tensor) => engine.faceApi.detectAllFaces(tensor, options))
  return found.map(({ box, score }) => ({
    box: { x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale },
    sureness: score,
  }))
}

/** Memory of tensors is not the garbage collector's: what is made here is given back here. */
async function withTensor<Told>(
  { tf }: Engine,
  { rgb, width, height }: Picture,
  use: (tensor: Tensor3D) => PromiseLike<Told>,
): Promise<Told> {
  const tensor = tf.tensor3d(new Uint8Array(rgb), [height, width, 3], 'int32')
  try {
    return await use(tensor)
  } finally {
    tensor.dispose()
  }
}
