import { paintHere } from '../pictures/index.ts'
import { type CardContent, composeCard } from './compose-card.ts'

// The program of a thread (draw-recap.ts starts it).
paintHere(({ recap, ...setting }: CardContent) => composeCard(recap, setting))
