import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawingPolicy } from '#build/policy.ts';
import { fileHeaders } from '#preview/routeRequests.ts';
import { describe, expect, test } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'fascia-'));
const outside = mkdtempSync(join(tmpdir(), 'fascia-'));
mkdirSync(join(root, 'media'));
writeFileSync(join(root, 'media/logo.svg'), '<svg/>');
writeFileSync(join(root, 'media/photo.jpg'), '');
writeFileSync(join(outside, 'secret.jpg'), '');
symlinkSync(join(outside, 'secret.jpg'), join(root, 'media/secret.jpg'));
symlinkSync(outside, join(root, 'media/folder'));
symlinkSync('photo.jpg', join(root, 'media/other.jpg'));

describe('a file that the preview sends', () => {
  test.each([
    '/media/logo.svg',
    '/media/logo.SVG?v=1',
    '/media/logo%2Esvg',
    `/@fs${root}/media/logo.svg`,
  ])('may only draw when it is an SVG file (%s)', (address) => {
    expect(fileHeaders(root, address)).toEqual({ 'Content-Security-Policy': drawingPolicy });
  });

  test.each([
    '/media/photo.jpg',
    '/media/other.jpg',
    '/media/missing.jpg',
    '/src/preview/client.tsx',
  ])('is sent as it is otherwise (%s)', (address) => {
    expect(fileHeaders(root, address)).toEqual({});
  });

  test.each([
    '/media/secret.jpg',
    '/media/secret.jpg?import',
    '/media/folder/secret.jpg',
    '/src/..%2fmedia/secret.jpg',
    '/src//..//media/secret.jpg',
    `/@fs${root}/media/secret.jpg`,
    '/media/%E0%A4%A',
  ])('is not sent when it is outside the site (%s)', (address) => {
    expect(fileHeaders(root, address)).toBeUndefined();
  });
});
