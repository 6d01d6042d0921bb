declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  import type { AdapterFactory } from 'oidc-provider'
  /** Keeps everything in this process: right for a demo, which forgets its sign-ins when it stops. */
  export function createMemoryAdapter(clockTolerance?: number): AdapterFactory
}
