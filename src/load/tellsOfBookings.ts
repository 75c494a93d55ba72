/**
 * Whether a block shows a calendar that says so when a visitor has booked. One whose provider nobody
 * knows (`iframe`) never does.
 */
export function tellsOfBookings(block: object): boolean {
  return 'provider' in block && block.provider !== 'iframe';
}
