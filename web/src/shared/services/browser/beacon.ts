/** Sends something that needs no answer, even while the page is being left. */
export function beacon(url: string, body: string, type = 'application/json'): void {
  navigator.sendBeacon(url, new Blob([body], { type }));
}
