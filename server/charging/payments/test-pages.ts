import type { Page } from '../../http/mount-options.ts'
import { pagePolicy } from '../../http/page-policy.ts'
import type { AnyReply } from '../../http/respond.ts'
import { escaped } from '../../pages/escaped.ts'
import { page } from '../../pages/page.ts'
import { usdOf } from '../pricing/money.ts'
import type { TestProvider } from './test-provider.ts'

const MARK = '<p class="refusal"><strong>Test checkout: no money moves.</strong> This server runs with PAYMENTS=test.</p>'

/** The pages of the built-in test provider. As with a real provider, the address of a page is enough to use it. */
export function testPages(provider: TestProvider): readonly Page[] {
  return [
    {
      path: '/test-checkout/:session',
      answer: async (id) => {
        const session = await provider.requireSession(id)
        const { purpose, amountMicros, status, returnUrl } = session
        const what = purpose === 'topup' ? `Add ${usdOf(amountMicros).toFixed(2)} USD to the wallet` : 'Switch to monthly billing'
        const isOpen = status === 'open'
        const form = `<form method="post" action="${escaped(id)}/pay"><button type="submit">${purpose === 'topup' ? 'Pay' : 'Agree'}</button></form>`
        return htmlReply(
          'Test checkout',
          `${MARK}\n<p>${what}.</p>\n${isOpen ? form : '<p role="status">This checkout is finished.</p>'}\n<p><a href="${escaped(returnUrl)}">Back</a></p>`,
          // A form sends on to another site only when the policy of its page names it.
          [`form-action 'self' ${new URL(returnUrl).origin}`],
        )
      },
    },
    {
      path: '/test-checkout/:session/pay',
      method: 'POST',
      answer: async (id) => {
        const { returnUrl } = await provider.pay(id)
        return seeOther(`${returnUrl}${returnUrl.includes('?') ? '&' : '?'}session_id=${id}`)
      },
    },
    {
      path: '/test-portal/:customer',
      answer: async (part) => {
        const isMonthly = await provider.isMonthly(provider.customerOfPortal(part))
        const form = `<form method="post" action="${escaped(part)}/cancel"><button type="submit">End monthly billing</button></form>`
        return htmlReply(
          'Test portal',
          `${MARK}\n${isMonthly ? `<p>You pay by month.</p>\n${form}` : '<p>You do not pay by month.</p>'}\n<p><a href="/account">Back</a></p>`,
        )
      },
    },
    {
      path: '/test-portal/:customer/cancel',
      method: 'POST',
      answer: async (part) => {
        await provider.cancel(provider.customerOfPortal(part))
        return seeOther(`/test-portal/${part}`)
      },
    },
  ]
}

function htmlReply(title: string, content: string, more: readonly string[] = ["form-action 'self'"]): AnyReply {
  const html = page(title, content)
  const headers = { ...pagePolicy(html, more), 'cache-control': 'no-store' }
  return { status: 200, contentType: 'text/html', body: html, headers }
}

function seeOther(location: string): AnyReply {
  return { status: 303, headers: { location, 'cache-control': 'no-store' } }
}
