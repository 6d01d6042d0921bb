/** A reason the festival cannot open that a person can do something about: one sentence, shown without a stack. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem'
}
