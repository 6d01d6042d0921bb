import { paintHere } from '../pictures/index.ts'
import { composePicture } from './compose-picture.ts'

// The program of a thread (analyse-visit.ts starts it).
paintHere(composePicture)
