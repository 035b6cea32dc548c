/** A call that is wrong. Its message is printed above how the command is called, and the command ends with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A file or a request that is wrong: printed line by line, and the command ends with 1. */
export class InputError extends Error {
  override readonly name = 'InputError'
}
