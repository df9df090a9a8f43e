/** A session token's claims. */
export interface Claims {
  sub: string;
  iss: string;
  exp: number;
  anonymous: boolean;
}

function decodeBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}

function decode(token: string): Partial<Claims> | undefined {
  const parts = token.split('.');
  if (parts.length !== 3) return undefined;
  try {
    const claims: unknown = JSON.parse(decodeBase64Url(parts[1] ?? ''));
    return typeof claims === 'object' && claims !== null ? claims : undefined;
  } catch {
    return undefined;
  }
}

/** Spec 5: an exp below 1e10 is in seconds, any other in milliseconds. */
function expiresAt(exp: number): number {
  return exp < 1e10 ? exp * 1000 : exp;
}

/** The claims of a token that decodes, has the product's issuer and has not expired. */
export function readToken(token: string, issuer: string, now: number): Claims | undefined {
  const claims = decode(token);
  if (typeof claims?.sub !== 'string' || typeof claims.exp !== 'number') return undefined;
  if (claims.iss !== issuer || expiresAt(claims.exp) <= now) return undefined;
  return { sub: claims.sub, iss: claims.iss, exp: claims.exp, anonymous: claims.anonymous === true };
}
