import { beforeEach, expect, test, vi } from 'vitest';
import { recall, remember } from '../src/ui/storage';

beforeEach(() => localStorage.clear());

test('values are stored under a prefix, and null removes them', () => {
  remember('theme', 'dark');
  expect(localStorage.getItem('deadpan:theme')).toBe('dark');
  expect(recall('theme')).toBe('dark');
  remember('theme', null);
  expect(recall('theme')).toBeNull();
  expect(localStorage.length).toBe(0);
});

test('where the browser refuses, values last as long as the page', () => {
  const refuse = (): never => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(recall('nickname')).toBeNull();
  remember('nickname', 'Ada');
  expect(recall('nickname')).toBe('Ada');
  remember('nickname', 'Bo');
  expect(recall('nickname')).toBe('Bo');
  remember('nickname', null);
  expect(recall('nickname')).toBeNull();
});

test('a value in memory gives way to one that can be stored', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => undefined,
  });
  remember('k', 'in memory');
  vi.unstubAllGlobals();
  expect(recall('k')).toBe('in memory');
  remember('k', 'stored');
  localStorage.setItem('deadpan:k', 'by another page');
  expect(recall('k')).toBe('by another page');
});
