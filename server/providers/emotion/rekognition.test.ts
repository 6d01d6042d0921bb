import { expect, test } from 'vitest'
import { type Behaviour, rekognitionTwin } from '../../../test/offline-twins/rekognition-server.ts'
import { rekognitionReader } from './rekognition.ts'

const photo = Buffer.from('the bytes of a photo')
const face = {
  Confidence: 99.9,
  BoundingBox: { Width: 0.2, Height: 0.4, Left: 0.3, Top: 0.2 },
  Smile: { Value: true, Confidence: 98 },
  Emotions: [
    { Type: 'CALM', Confidence: 2.71449 },
    { Type: 'HAPPY', Confidence: 95.5 },
    { Type: 'UNKNOWN', Confidence: 1 },
  ],
}
const sized = (Height: number) => ({ ...face, BoundingBox: { Height } })

async function readerAt(behaviour: Behaviour, timeoutMs = 15_000) {
  const twin = await rekognitionTwin(behaviour)
  const problems: unknown[] = []
  const settings = {
    region: 'us-west-2',
    accessKeyId: 'AKID',
    secretAccessKey: 'not-a-secret',
    sessionToken: 'ST',
  }
  const reader = rekognitionReader({ ...settings, endpoint: twin.endpoint, timeoutMs }, (problem) =>
    problems.push(problem),
  )
  return { reader, twin, problems }
}

test('one face is told with its emotions, best first', async () => {
  const { reader } = await readerAt({ sees: [face] })
  expect(await reader.read(photo)).toEqual({
    outcome: 'one-face',
    topEmotion: 'HAPPY',
    emotions: [
      { type: 'HAPPY', confidence: 95.5 },
      { type: 'CALM', confidence: 2.71 },
    ],
  })
})

test('the request is signed and asks for everything about the faces of this photo', async () => {
  const { reader, twin } = await readerAt({ sees: [] })
  await reader.read(photo)
  expect(twin.requests).toHaveLength(1)
  expect(twin.requests[0]).toMatchObject({
    headers: {
      'x-amz-target': 'RekognitionService.DetectFaces',
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-security-token': 'ST',
      authorization: expect.stringMatching(
        /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/us-west-2\/rekognition\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/,
      ),
    },
    body: { Image: { Bytes: photo.toString('base64') }, Attributes: ['ALL'] },
  })
})

test.for<[string, object[], string]>([
  ['nobody', [], 'no-face'],
  ['something that is hardly a face', [{ ...face, Confidence: 60 }], 'no-face'],
  ['two people', [sized(0.4), sized(0.2)], 'several-faces'],
  ['a person and a passer-by far behind', [sized(0.05), sized(0.4)], 'one-face'],
])('a photo of %s', async ([, sees, outcome]) => {
  const { reader } = await readerAt({ sees })
  expect(await reader.read(photo)).toMatchObject({ outcome })
})

test('a face without a known emotion is confused', async () => {
  const { reader } = await readerAt({ sees: [{ ...face, Emotions: [{ Type: 'UNKNOWN', Confidence: 99 }] }] })
  expect(await reader.read(photo)).toMatchObject({ topEmotion: 'CONFUSED', emotions: [] })
})

test.for(['InvalidImageFormatException', 'ImageTooLargeException'])('%s is about the photo', async (type) => {
  const { reader, problems } = await readerAt({ status: 400, type })
  await expect(reader.read(photo)).rejects.toMatchObject({ reason: 'not-a-picture' })
  expect(problems).toEqual([])
})

test.for<[string, Behaviour]>([
  ['does not know us', { status: 400, type: 'UnrecognizedClientException' }],
  ['has too much to do', { status: 400, type: 'com.amazon#ThrottlingException' }],
  ['breaks', { status: 500, type: 'InternalServerError' }],
  ['breaks without a word', { status: 503, body: '' }],
  ['answers with a web page', { status: 200, body: '<html>hello</html>' }],
  ['answers with something else', { status: 200, body: '{"FaceDetails":"none"}' }],
  ['floods us', { status: 200, body: 'x'.repeat(3_000_000) }],
  ['sends us elsewhere', { redirectsTo: 'http://127.0.0.1:9/' }],
])('a service that %s is away for a moment, and the operator hears why', async ([, behaviour]) => {
  const { reader, problems } = await readerAt(behaviour)
  await expect(reader.read(photo)).rejects.toMatchObject({ reason: 'away', retryAfterSeconds: 5 })
  expect(problems).toHaveLength(1)
  expect(String(problems)).not.toContain(photo.toString('base64'))
})

test('a service that never answers is hung up on', async () => {
  const { reader, problems } = await readerAt({ hangs: true }, 100)
  await expect(reader.read(photo)).rejects.toMatchObject({ reason: 'away' })
  expect(problems).toHaveLength(1)
})

test('closing ends what is under way, quietly', async () => {
  const { reader, twin, problems } = await readerAt({ hangs: true })
  const reading = expect(reader.read(photo)).rejects.toMatchObject({ reason: 'away' })
  await expect.poll(() => twin.requests.length).toBe(1)
  await reader.close()
  await reading
  expect(problems).toEqual([])
})
