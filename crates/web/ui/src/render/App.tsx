/** The page's outermost part. */
export function App() {
  return (
    <main class="app">
      <h1>
        Jantaku <span lang="ja">雀卓</span>
      </h1>
    </main>
  );
}
