export interface Mail {
  /** Unique, sorts by time. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Link in the text: all that an operator needs when the mail is not sent. */
  readonly link: string
}
