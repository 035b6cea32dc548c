import type { Database, Statement } from '../db/database.ts'
import { Problem } from '../http/problem.ts'
import type { Log } from '../log.ts'
import type { Mail } from './mail.ts'
import type { SmtpDelivery } from './smtp.ts'
import { OutboxStore } from './store.ts'

export interface MailServiceParts {
  /** Null writes mails to the log and the outbox. */
  readonly delivery: Pick<SmtpDelivery, 'deliver' | 'close'> | null
  readonly database: Database
  readonly log: Log
  /** Called with the delivery of every mail, so that a stop can wait for it. */
  readonly track: (work: Promise<void>) => unknown
  readonly now?: () => number
}

/** Mails that are being delivered at once: a mail server that is down must not fill the memory. */
const DELIVERIES_MAX = 200
const OUTBOX_MAX = 100
const RETRY_AFTER_S = '60'

/** Sends mails. */
export class MailService {
  private readonly outbox: OutboxStore
  private deliveries = 0
  private readonly now: () => number

  constructor(private readonly parts: MailServiceParts) {
    this.outbox = new OutboxStore(parts.database)
    this.now = parts.now ?? Date.now
  }

  /**
   * Begins to send a mail. Nobody waits for its delivery, so that the time of an answer reveals
   * nothing about the recipient.
   * Fails: Problem overloaded when too many mails are being delivered, storage_unavailable.
   */
  async send(mail: Mail): Promise<void> {
    const { delivery } = this.parts
    if (delivery === null) return this.keep(mail)
    if (this.deliveries >= DELIVERIES_MAX)
      throw new Problem('overloaded', `The mail server does not keep up: try again in ${RETRY_AFTER_S} s`, {
        headers: { 'retry-after': RETRY_AFTER_S },
      })
    this.deliveries++
    this.parts.track(
      delivery.deliver(mail).finally(() => {
        this.deliveries--
      }),
    )
  }

  /** Forgets mails that were not sent to an address. */
  forgetFor(recipient: string): Statement {
    return this.outbox.forgetFor(recipient)
  }

  close(): void {
    this.parts.delivery?.close()
  }

  private async keep({ id, to, subject, text, link }: Mail): Promise<void> {
    const kept = { id, createdAt: this.now(), recipient: to, subject, content: text }
    await this.parts.database.write(...this.outbox.keep(kept, OUTBOX_MAX))
    this.parts.log.warn('mail_not_sent', { reason: 'MAIL=log: no mail server is set; the mail is in the table outbox', mail: id, link })
  }
}
