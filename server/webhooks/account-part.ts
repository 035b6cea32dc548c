import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Webhooks on the account page: made, confirmed, tested, and what was sent to them. */
export const WEBHOOKS_PART = {
  content: `<section aria-labelledby="webhooks-title">
<h2 id="webhooks-title" tabindex="-1">Webhooks</h2>
<p>Your program is called when a run or study in the background ends. <a href="/docs/guides/webhooks">How to receive that</a></p>
<form id="new-webhook"><label>Address <input name="url" type="url" required maxlength="500" autocomplete="off" placeholder="https://hooks.example.com/pvyield"></label><button type="submit">Make a webhook</button></form>
<div role="status"><p id="made-webhook" class="note" hidden></p></div>
<form id="confirm-webhook" hidden><label>Challenge that <span id="to-confirm"></span> received <input name="challenge" required maxlength="100" autocomplete="off"></label><button type="submit">Confirm</button></form>
<div class="scroll"><table id="webhooks" hidden><caption>Your webhooks</caption><thead><tr><th scope="col">Address</th><th scope="col">Change</th></tr></thead><tbody></tbody></table></div>
<div class="scroll"><table id="webhook-log" hidden><caption tabindex="-1">Log</caption><thead><tr><th scope="col">When</th><th scope="col">Event</th><th scope="col">End</th></tr></thead><tbody></tbody></table></div>
</section>`,
  script: { name: 'webhooks.js', text: readFileSync(join(import.meta.dir, 'browser', 'webhooks.js'), 'utf8') },
}
