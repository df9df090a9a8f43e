/** Hong Kong's flag, drawn small: a white flower of five petals on red. */
export function HongKongFlag() {
  return (
    <svg width="27" height="18" viewBox="0 0 27 18" aria-hidden="true">
      <rect width="27" height="18" rx="2" fill="#de2910" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <path
          key={turn}
          fill="#fff"
          d="M13.5 9c-2.1-1.6-1.7-4.6.7-5.4 1.7 1.6 1.6 4.2-.7 5.400Z"
          transform={`rotate(${turn} 13.5 9)`}
        />
      ))}
    </svg>
  );
}
