import { createTransport, type Transporter } from 'nodemailer'
import type { Log } from '../log.ts'
import type { Mail } from './mail.ts'

/** Time limit of each step of a delivery. */
const STEP_MILLIS = 20_000
/** Pauses before the second and third attempt: mail servers that are busy say "try again". */
const PAUSES_MILLIS = [1000, 5000]

/** Hands mails to a mail server. */
export class SmtpDelivery {
  private readonly transport: Transporter

  constructor(
    { url, from }: { readonly url: string; readonly from: string },
    private readonly log: Log,
    private readonly pausesMillis: readonly number[] = PAUSES_MILLIS,
  ) {
    const limits = { connectionTimeout: STEP_MILLIS, greetingTimeout: STEP_MILLIS, socketTimeout: STEP_MILLIS, dnsTimeout: STEP_MILLIS }
    // A mail is made of our texts alone: nothing of it names a file or an address to read.
    this.transport = createTransport({ url, disableFileAccess: true, disableUrlAccess: true, ...limits }, { from })
  }

  /** Delivers a mail. A mail that cannot be delivered is logged, without its content and recipient. */
  async deliver({ to, subject, text }: Mail): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        // As an object the recipient is one address, whatever it contains; as a text it would be parsed as a list.
        await this.transport.sendMail({ to: { name: '', address: to }, subject, text })
        return
      } catch (cause) {
        const pause = this.pausesMillis[attempt]
        const { code = 'unknown', responseCode = null } = cause as { code?: string; responseCode?: number | null }
        // Only a mail server that refuses the mail for good answers with 5xx.
        const mayPass = responseCode === null || responseCode < 500
        if (pause !== undefined && mayPass) {
          await Bun.sleep(pause)
          continue
        }
        // The message of the cause may repeat the address.
        this.log.error('mail_not_delivered', code, { status: responseCode, attempts: attempt + 1 })
        return
      }
    }
  }

  close(): void {
    this.transport.close()
  }
}
