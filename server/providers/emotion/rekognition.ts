import { AwsClient } from 'aws4fetch'
import * as z from 'zod/mini'
import { Emotion } from '../../../contract/gift-aura.ts'
import { type EmotionReader, type Reading, ReadingFailed } from './port.ts'

/** Where Amazon Rekognition answers, and who asks. */
export interface RekognitionSettings {
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string | undefined
  /** Another address than the region's own, such as an endpoint inside a private network. */
  endpoint?: string | undefined
  timeoutMs?: number | undefined
}

/** Milliseconds; Rekognition usually answers in less than one second, and somebody stands in front of the booth. */
const USUAL_TIMEOUT_MS = 6_000

/** Seconds after which another try makes sense. */
const RETRY_AFTER = 5

/** Percent below which even Rekognition does not believe in its face. */
const LEAST_SURE = 90

/** Faces smaller than this share of the largest are passers-by far behind, as the own reader has it. */
const PASSER_BY = 0.3

/** Characters; a hundred faces, which is the most it tells of, stay below it. */
const LARGEST_ANSWER = 2_000_000

/** What it says of a photo that it does not take. */
const OUR_PHOTO = ['InvalidImageFormatException', 'ImageTooLargeException']

const Answer = z.object({
  FaceDetails: z.array(
    z.object({
      Confidence: z.number(),
      BoundingBox: z.object({ Height: z.number() }),
      Emotions: z.array(z.object({ Type: z.string(), Confidence: z.number() })),
    }),
  ),
})
type FaceDetail = z.infer<typeof Answer>['FaceDetails'][number]

const Problem = z.object({ __type: z.string() })

/** Amazon Rekognition instead of the own models: photos leave the festival, so an operator has to ask for it. */
export function rekognitionReader(
  settings: RekognitionSettings,
  onProblem: (problem: unknown) => void,
): EmotionReader {
  const { region, accessKeyId, secretAccessKey, sessionToken } = settings
  const client = new AwsClient({
    region,
    accessKeyId,
    secretAccessKey,
    service: 'rekognition',
    // Somebody waits: they are asked to try again rather than left standing.
    retries: 0,
    ...(sessionToken ? { sessionToken } : {}),
  })
  const closing = new AbortController()
  return {
    async read(jpeg) {
      try {
        return await detectFaces(client, settings, jpeg, closing.signal)
      } catch (problem) {
        if (problem instanceof ReadingFailed) throw problem
        if (!closing.signal.aborted) onProblem(problem)
        throw new ReadingFailed('away', RETRY_AFTER)
      }
    },
    async close() {
      closing.abort()
    },
  }
}

async function detectFaces(
  client: AwsClient,
  { region, endpoint, timeoutMs = USUAL_TIMEOUT_MS }: RekognitionSettings,
  jpeg: Buffer,
  closing: AbortSignal,
): Promise<Reading> {
  const response = await client.fetch(endpoint ?? `https://rekognition.${region}.amazonaws.com/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'RekognitionService.DetectFaces',
    },
    body: JSON.stringify({ Image: { Bytes: jpeg.toString('base64') }, Attributes: ['ALL'] }),
    // Elsewhere the photo would reach a stranger.
    redirect: 'error',
    signal: AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]),
  })
  const answer = await textOf(response)
  if (!response.ok) throw failureOf(response.status, answer)
  return readingOf(Answer.parse(JSON.parse(answer)).FaceDetails)
}

async function textOf(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece, { stream: true })
    if (text.length > LARGEST_ANSWER) throw new Error('the answer of Rekognition is too large')
  }
  return text
}

/** Names the kind of its problem and nothing else: its messages repeat what was sent. */
function failureOf(status: number, answer: string): Error {
  const problem = Problem.safeParse(asJson(answer))
  const kind = problem.success ? (problem.data.__type.split('#').at(-1) ?? '') : ''
  return OUR_PHOTO.includes(kind)
    ? new ReadingFailed('not-a-picture')
    : new Error(`Rekognition refused with ${status} ${kind}`.trim())
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readingOf(details: FaceDetail[]): Reading {
  const sure = details.filter(({ Confidence }) => Confidence >= LEAST_SURE)
  const largest = Math.max(0, ...sure.map(({ BoundingBox }) => BoundingBox.Height))
  const [face, ...others] = sure.filter(({ BoundingBox }) => BoundingBox.Height >= PASSER_BY * largest)
  if (!face) return { outcome: 'no-face' }
  if (others.length > 0) return { outcome: 'several-faces' }
  const emotions = face.Emotions.flatMap(({ Type, Confidence }) => {
    // It also says UNKNOWN, which is no emotion of the photo booth.
    const type = Emotion.safeParse(Type)
    return type.success ? [{ type: type.data, confidence: Math.round(Confidence * 100) / 100 }] : []
  }).sort((one, other) => other.confidence - one.confidence)
  return { outcome: 'one-face', topEmotion: emotions[0]?.type ?? 'CONFUSED', emotions }
}
