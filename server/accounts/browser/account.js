import { call } from '/account/assets/call.js'

/** The account, which every part of the page shows something of; null when nobody is signed in. */
export const me = await signedIn()

async function signedIn() {
  const account = await call('GET', '/api/me')
  const isSignedIn = account?.signed_in === true
  document.getElementById('signed-in').hidden = !isSignedIn
  document.getElementById('signed-out').hidden = isSignedIn || account === null
  return isSignedIn ? account : null
}
