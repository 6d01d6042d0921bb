import type { RekognitionSettings } from './rekognition.ts'

/** Who reads expressions in photos. */
export interface EmotionConfig {
  /** Threads of the own reader; by default one, or two where there are more than two processors. */
  workers: number | undefined
  /** Amazon Rekognition, when photos are to be read there. */
  rekognition: RekognitionSettings | undefined
}

/** The variables of the environment that say so. */
interface Variables {
  EMOTION_PROVIDER: 'local' | 'rekognition'
  EMOTION_WORKERS?: number | undefined
  AWS_REGION?: string | undefined
  AWS_ACCESS_KEY_ID?: string | undefined
  AWS_SECRET_ACCESS_KEY?: string | undefined
  AWS_SESSION_TOKEN?: string | undefined
  REKOGNITION_URL?: string | undefined
}

/** @throws whatever `refuse` throws when Rekognition is asked for and a part of its account is missing */
export function readEmotionSettings(variables: Variables, refuse: (missing: string) => never): EmotionConfig {
  const workers = variables.EMOTION_WORKERS
  if (variables.EMOTION_PROVIDER === 'local') return { workers, rekognition: undefined }
  const { AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = variables
  return {
    workers,
    rekognition: {
      region: AWS_REGION ?? refuse('AWS_REGION'),
      accessKeyId: AWS_ACCESS_KEY_ID ?? refuse('AWS_ACCESS_KEY_ID'),
      secretAccessKey: AWS_SECRET_ACCESS_KEY ?? refuse('AWS_SECRET_ACCESS_KEY'),
      sessionToken: variables.AWS_SESSION_TOKEN,
      endpoint: variables.REKOGNITION_URL,
    },
  }
}
