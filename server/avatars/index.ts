/** Fetches the pictures that an import wants, while the process lives. */
export { fetchWantedPictures } from './fetch-wanted.ts'
/** The picture of a person, made from a file that anybody may have written. */
export { makeAvatar } from './make-avatar.ts'
/** Gives somebody a picture, and takes it away. */
export { insertAvatar, removeAvatar } from './store.ts'
/** Wants pictures from other sites, and no more. */
export { endWanted, insertWanted } from './wanted-store.ts'
