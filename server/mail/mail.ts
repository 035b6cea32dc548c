export interface Mail {
  /** Unique, sorts by time. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Link in the text, which is what an operator needs of a mail that is not sent. */
  readonly link: string
}
