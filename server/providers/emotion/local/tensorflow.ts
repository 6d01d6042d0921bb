import { createRequire, registerHooks } from 'node:module'
import { dirname } from 'node:path'
import type { Tensor3D } from '@tensorflow/tfjs-core'
import type { Box } from './boxes.ts'

const require = createRequire(import.meta.url)

export type TensorFlow = typeof import('@tensorflow/tfjs-core')

interface Net {
  loadFromDisk(folder: string): Promise<void>
}

/** What we use of face-api. Its own types bring a browser's graphics card along, which a server does not have. */
export interface FaceApi {
  nets: {
    ssdMobilenetv1: Net
    tinyFaceDetector: Net
    faceLandmark68Net: Net & {
      detectLandmarks(tensor: Tensor3D): Promise<{ positions: { x: number; y: number }[] }>
    }
    faceExpressionNet: Net & { predictExpressions(tensor: Tensor3D): Promise<Record<string, unknown>> }
  }
  SsdMobilenetv1Options: new (options: { minConfidence: number; maxResults: number }) => object
  TinyFaceDetectorOptions: new (options: { inputSize: number; scoreThreshold: number }) => object
  detectAllFaces(tensor: Tensor3D, options: object): PromiseLike<{ box: Box; score: number }[]>
}

/**
 * Opens TensorFlow on WebAssembly and face-api on top of it. face-api asks for all of TensorFlow (286 MB on disk);
 * it gets the core instead, with the operations that it calls on tensors themselves put there.
 */
export async function openTensorFlow(): Promise<{ tf: TensorFlow; faceApi: FaceApi }> {
  const tf = require('@tensorflow/tfjs-core') as TensorFlow
  const backend = require('@tensorflow/tfjs-backend-wasm') as typeof import('@tensorflow/tfjs-backend-wasm')
  chainOperations(tf)
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier === '@tensorflow/tfjs' ? '@tensorflow/tfjs-core' : specifier, context),
  })
  const faceApi = require('@vladmandic/face-api/dist/face-api.node-wasm.js') as FaceApi
  const binaries = require.resolve('@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm.wasm')
  backend.setWasmPaths(`${dirname(binaries)}/`)
  await tf.setBackend('wasm')
  await tf.ready()
  return { tf, faceApi }
}

/** Lets `tensor.add(other)` mean `add(tensor, other)`, as TensorFlow's own union package does. */
function chainOperations(tf: TensorFlow): void {
  const chained = tf.Tensor.prototype as unknown as Record<string, unknown>
  for (const [name, operation] of Object.entries(tf)) {
    if (typeof operation !== 'function' || name in chained || !/^[a-z]/.test(name)) continue
    chained[name] = function (this: unknown, ...rest: unknown[]) {
      return (operation as (...all: unknown[]) => unknown)(this, ...rest)
    }
  }
  Object.assign(chained, {
    toFloat(this: never) {
      return tf.cast(this, 'float32')
    },
    toInt(this: never) {
      return tf.cast(this, 'int32')
    },
    asScalar(this: never) {
      return tf.reshape(this, [])
    },
    as1D(this: never) {
      return tf.reshape(this, [-1])
    },
    as2D: reshaped,
    as3D: reshaped,
    as4D: reshaped,
  })
  function reshaped(this: never, ...shape: number[]) {
    return tf.reshape(this, shape)
  }
}
