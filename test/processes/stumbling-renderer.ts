// A renderer that does what its content says: the thread of the server, on a bad day.
export async function render(wish: string): Promise<Uint8Array> {
  if (wish === 'dies') process.exit(1)
  if (wish === 'fails') throw new Error('no such letter')
  // No promise: nothing else happens in this thread any more.
  while (wish === 'hangs');
  return Buffer.from(wish)
}
