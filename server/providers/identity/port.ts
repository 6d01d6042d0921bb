/** Who somebody is, by the word of an identity provider. */
export interface Identity {
  issuer: string
  subject: string
  email: string | null
  /** Whether the provider vouches for the address: only then may it make somebody an administrator. */
  emailVerified: boolean
  firstName: string | null
  lastName: string | null
  /** Hint for ending the provider's own session. */
  idToken: string
}

/** What a sign-in must remember until the browser comes back. */
export interface SignInSecrets {
  state: string
  nonce: string
  codeVerifier: string
}

/** An OpenID Connect provider. */
export interface IdentityProvider {
  /** Label of the sign-in button. */
  name: string
  /** Where to send the browser, and what to remember meanwhile. */
  start(): Promise<{ url: string; secrets: SignInSecrets }>
  /**
   * Takes the browser's return.
   * @param returnUrl the address the browser came back to, on the public address
   * @throws when state, nonce, verifier, code or token are not what they must be
   */
  finish(returnUrl: URL, secrets: SignInSecrets): Promise<Identity>
  /** Where to send the browser to end the provider's session; undefined when the provider has no such place. */
  endSessionUrl(idToken: string): Promise<string | undefined>
}
