"""The rules of 10' to Kill (T1 to T9)."""
