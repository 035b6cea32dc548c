import { escaped } from '../pages/escaped.ts'
import { page } from '../pages/page.ts'

/**
 * The page that a sign-in link opens. Programs that look at mails open links; only a person presses
 * the button. The form is sent to the address of the page, which has the secret.
 */
export function linkPage(email: string): string {
  return page(
    'Sign in',
    `<p>Sign in to pvyield as <strong>${escaped(email)}</strong>.</p>
<form method="post"><button type="submit">Sign in</button></form>
<p>If this is not your address, close this page.</p>`,
  )
}

/** For a link that was used, has expired, or was never sent. */
export const deadLinkPage = page(
  'This link does not work',
  '<p>A sign-in link works once, for 15 minutes.</p>\n<p><a href="/signin">Ask for a new link</a></p>',
)
