import puppeteer from 'puppeteer-core';
import type { Engine } from './Engine.ts';

/** Firefox without a screen, driven by WebDriver BiDi; every other host is reached by the proxy alone. */
export async function startFirefox(executablePath: string, proxyPort: number): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: 120_000,
    protocolTimeout: 120_000,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxyPort,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxyPort,
    },
  });
  const openTab = async () => {
    const tab = await browser.newPage();
    await tab.setViewport({ width: 1024, height: 768 });
    tab.setDefaultTimeout(60_000);
    return tab;
  };
  let page = await openTab();
  return {
    async open(address) {
      await page.goto(address, { waitUntil: 'load' });
    },
    run: (script, ...args) =>
      page.evaluate(
        // `evaluate` wants a function of its own arguments: the text of one needs no such types.
        `(${script})(...${JSON.stringify(args)})`,
      ) as ReturnType<typeof Promise.resolve> as never,
    async point(selector, action = 'click') {
      await page.mouse.move(0, 0);
      if (action === 'click') await page.click(selector);
      else await page.hover(selector);
    },
    async leave() {
      const left = page;
      page = await openTab();
      await left.close();
    },
    async back() {
      await page.goBack({ waitUntil: 'load' });
    },
    close: () => browser.close(),
  };
}
