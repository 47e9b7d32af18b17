/** How the tests start Chromium: the one that `CHROME_PATH` names, under flags with which it runs as any user and asks nothing of the network. */
export const BROWSER = {
  executablePath: process.env['CHROME_PATH'] ?? '',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
}
