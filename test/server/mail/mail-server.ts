import { SMTPServer } from 'smtp-server'

/** A mail that arrived. */
export interface Arrived {
  readonly from: string
  readonly to: readonly string[]
  readonly text: string
}

export interface MailServer {
  readonly url: string
  readonly mails: readonly Arrived[]
  /** Resolves with the next mail that has not been waited for. */
  next(): Promise<Arrived>
  stop(): Promise<void>
}

/**
 * A real SMTP server on this machine.
 * @param refuse  answer to a recipient; null accepts it
 */
export async function startMailServer(refuse: (recipient: string) => Error | null = () => null): Promise<MailServer> {
  const mails: Arrived[] = []
  const waiting: ((mail: Arrived) => void)[] = []
  let waitedFor = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => done(refuse(address)),
    onData: (stream, { envelope }, done) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const mail = { from, to: envelope.rcptTo.map(({ address }) => address), text: decoded(Buffer.concat(pieces).toString('utf8')) }
        mails.push(mail)
        done()
        const wake = waiting.shift()
        if (wake === undefined) return
        waitedFor++
        wake(mail)
      })
    },
  })
  server.on('error', () => undefined) // a client that leaves
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    next: () => {
      const known = mails[waitedFor]
      if (known === undefined) return new Promise((resolve) => waiting.push(resolve))
      waitedFor++
      return Promise.resolve(known)
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Undoes quoted-printable, in which a long link is broken into lines. */
function decoded(message: string): string {
  return message.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
